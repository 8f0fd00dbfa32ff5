import { Slider } from '@carta/ui';
import { useState, type CSSProperties, type ReactNode } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { Area } from './cut-out.ts';
import styles from './crop-frame.module.css';

/** Largest zoom factor. */
const MAX_ZOOM = 4;
/** Pixels by which an arrow key moves the picture. */
const KEY_STEP = 8;

interface CropFrameProps {
  /** Address of the picture; null until the frame can be measured. */
  readonly url: string | null;
  /** Width by height. */
  readonly ratio: number;
  /** False while the picture is being sent. */
  readonly movable: boolean;
  readonly onArea: (area: Area) => void;
  /** Drawn over the picture. */
  readonly children: ReactNode;
}

/** Frames the picture: moved by mouse, finger or arrow keys, zoomed by wheel, pinch or the slider. */
export function CropFrame({ url, ratio, movable, onArea, children }: CropFrameProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className={styles.frame} style={{ '--ratio': ratio } as CSSProperties} inert={!movable}>
        {url !== null && (
          <Cropper
            image={url}
            aspect={ratio}
            objectFit="cover"
            showGrid={false}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            keyboardStep={KEY_STEP}
            disableAutomaticStylesInjection
            classes={{ cropAreaClassName: styles.area ?? '' }}
            cropperProps={{ role: 'application', 'aria-label': 'Encuadre: se mueve con las flechas' }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_percent, area) => onArea(area)}
          />
        )}
        {children}
      </div>
      <p className={styles.hint}>Arrastra la imagen para encuadrarla</p>
      <Slider
        label="Acercar"
        min={1}
        max={MAX_ZOOM}
        step={0.1}
        value={zoom}
        valueText={`${Math.round(zoom * 100)} %`}
        disabled={!movable}
        onChange={setZoom}
      />
    </>
  );
}

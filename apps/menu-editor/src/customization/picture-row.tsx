import { imageLimit, type ImageKind } from '@carta/domain';
import { snackbarOutdated, snackbarShown, useDispatch } from '@carta/panel';
import { Row } from '@carta/ui';
import { ChevronRight, Image } from 'lucide-react';
import { fitPicture } from '../pictures/fit-picture.ts';
import { refusalsOf } from '../pictures/open-picture.ts';
import { pickImage } from '../pictures/pick-image.ts';
import { DraftPicture } from '../pictures/draft-picture.tsx';
import frame from '../picture-frame.module.css';
import styles from './rows.module.css';

interface PictureRowProps {
  readonly kind: Extract<ImageKind, 'background' | 'logo'>;
  readonly title: string;
  /** Address of the stored picture; '' if there is none. */
  readonly stored: string;
  /** The file that replaces it on save. */
  readonly chosen: File | null;
  readonly onChosen: (file: File) => void;
}

/** A picture of the menu; a press opens the file dialog. */
export function PictureRow({ kind, title, stored, chosen, onChosen }: PictureRowProps) {
  const dispatch = useDispatch();
  const open = async (file: File) => {
    const fitting = await fitPicture(kind, file);
    if (!fitting.ok) return void dispatch(snackbarShown({ tone: 'error', text: fitting.reason }));
    for (const text of refusalsOf(kind)) dispatch(snackbarOutdated(text));
    onChosen(fitting.value);
  };
  return (
    <Row
      start={
        <span className={`${frame.frame} ${styles.picture}`}>
          <DraftPicture chosen={chosen} stored={stored} width={160}>
            <Image size={22} strokeWidth={1.75} aria-hidden />
          </DraftPicture>
        </span>
      }
      title={title}
      detail={chosen ? 'Elegida, sin guardar' : imageLimit(kind)}
      end={<ChevronRight className={styles.chevron} size={20} strokeWidth={1.75} aria-hidden />}
      onPress={() => pickImage((file) => void open(file))}
    />
  );
}

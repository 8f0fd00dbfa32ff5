import { MANUAL_CELL_HEIGHT, toggledPlaying, videoFrame, type Manual } from '@carta/domain';
import { asList } from '@carta/panel';
import { EmptyState, ScreenHeader } from '@carta/ui';
import { CirclePlay } from 'lucide-react';
import { useState } from 'react';
import { accountData } from '../account-data.ts';
import { LoadedList } from '../lists/loaded-list.tsx';
import styles from './manuals-screen.module.css';
import { VideoPlayer } from './video-player.tsx';

const manuals = accountData.declare(
  'manuals',
  (api) => api.manuals(),
  ({ manuals }) => asList(manuals, { title: 'string', url: 'string' }),
);

/** 'Manuales': help videos; one plays at a time. [MANUAL-2] [MANUAL-3] */
export function ManualsScreen() {
  const empty = (
    <EmptyState icon={CirclePlay} title="No hay manuales">
      Aquí encontrarás videos que muestran cómo usar el panel.
    </EmptyState>
  );
  return (
    <div className={styles.screen}>
      <ScreenHeader />
      <LoadedList list={manuals} empty={empty}>
        {(manuals) => <Tiles manuals={manuals} />}
      </LoadedList>
    </div>
  );
}

function Tiles({ manuals }: { readonly manuals: readonly Manual[] }) {
  const [playing, setPlaying] = useState<string | null>(null);
  return (
    <ul className={styles.grid} style={{ gridAutoRows: MANUAL_CELL_HEIGHT }} aria-label="Manuales">
      {manuals.map(({ title, url }, index) => {
        const frame = videoFrame(url);
        const content = (
          <>
            <span className={styles.drawing} aria-hidden>
              <span className={styles.number}>{index + 1}</span>
              <CirclePlay className={styles.play} size={32} strokeWidth={1.6} />
            </span>
            <span className={styles.title}>{title}</span>
          </>
        );
        return (
          <li key={url} className={styles.cell}>
            {frame ? (
              <button
                type="button"
                className={styles.tile}
                aria-pressed={playing === url}
                onClick={() => setPlaying(toggledPlaying(playing, url))}
              >
                {content}
              </button>
            ) : (
              <a className={styles.tile} href={url} target="_blank" rel="noopener">
                {content}
              </a>
            )}
            {frame && playing === url && (
              <VideoPlayer title={title} url={url} frame={frame} onClose={() => setPlaying(null)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

import { IconButton } from '@carta/ui';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './video-player.module.css';

interface VideoPlayerProps {
  readonly title: string;
  /** Where the video lies, for who cannot see it here. */
  readonly url: string;
  /** Where its frame comes from. */
  readonly frame: string;
  readonly onLeave: () => void;
}

/** A video over the whole screen; nothing of its provider is asked for before. Where it is blocked, its title and a link are left. */
export function VideoPlayer({ title, url, frame, onLeave }: VideoPlayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    dialog.current?.showModal();
    // Where a page may not fill the screen, as on some phones, the dialog fills the page.
    const fillable: Partial<Pick<HTMLDivElement, 'requestFullscreen'>> | null = stage.current;
    fillable?.requestFullscreen?.().catch(() => undefined);
    const onChange = () => {
      if (!document.fullscreenElement) leave();
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);

  return (
    <dialog ref={dialog} className={styles.player} aria-label={title} onClose={onLeave}>
      <div ref={stage} className={styles.stage}>
        <header className={styles.bar}>
          <p className={styles.title}>{title}</p>
          <a className={styles.link} href={url} target="_blank" rel="noopener">
            Abrir en otra ventana
          </a>
          <IconButton label="Cerrar" icon={X} onClick={onLeave} />
        </header>
        <iframe
          className={styles.frame}
          src={frame}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    </dialog>
  );
}

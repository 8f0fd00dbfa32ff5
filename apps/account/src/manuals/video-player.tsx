import { IconButton } from '@carta/ui';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './video-player.module.css';

interface VideoPlayerProps {
  readonly title: string;
  /** Address of the video's own page. */
  readonly url: string;
  /** Address of the player to embed. */
  readonly frame: string;
  readonly onClose: () => void;
}

/** Plays a video in full screen; nothing is requested from its provider before. If the frame is blocked, its title and a link remain. */
export function VideoPlayer({ title, url, frame, onClose }: VideoPlayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    dialog.current?.showModal();
    // Some phones refuse full screen; the dialog then fills the page.
    const element: Partial<Pick<HTMLDivElement, 'requestFullscreen'>> | null = stage.current;
    element?.requestFullscreen?.().catch(() => undefined);
    const onChange = () => {
      if (!document.fullscreenElement) close();
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);

  return (
    <dialog ref={dialog} className={styles.player} aria-label={title} onClose={onClose}>
      <div ref={stage} className={styles.stage}>
        <header className={styles.bar}>
          <p className={styles.title}>{title}</p>
          <a className={styles.link} href={url} target="_blank" rel="noopener">
            Abrir en otra ventana
          </a>
          <IconButton label="Cerrar" icon={X} onClick={onClose} />
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

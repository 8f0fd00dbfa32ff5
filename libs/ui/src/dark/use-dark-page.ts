import { useLayoutEffect } from 'react';
import styles from './dark-page.module.css';

/** Shows the whole page in the dark colours while the screen is mounted, whatever the system's choice is. */
export function useDarkPage(): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    const name = styles.dark ?? '';
    classList.add(name);
    return () => classList.remove(name);
  }, []);
}

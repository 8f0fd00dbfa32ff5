import { useNavigate } from '@carta/panel';
import { useLockedModal } from './outbox/use-unlocked-dispatch.ts';

/** Returns a function that opens 'Importar menú'; a locked owner gets the lockedEditor modal instead. [LOCK-1] */
export function useOpenImport(): () => void {
  const navigate = useNavigate();
  const openLockedModal = useLockedModal();
  return () => (openLockedModal ? openLockedModal() : void navigate('/panel/menu/import'));
}

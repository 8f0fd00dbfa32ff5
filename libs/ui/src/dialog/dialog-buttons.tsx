import { Button } from '../button/button.tsx';
import type { Icon } from '../icon.ts';

interface ButtonsProps {
  /** What is done. */
  confirm: string;
  /** Absent: the press submits the form. */
  onConfirm?: () => void;
  disabled?: boolean;
  cancel?: string;
  onCancel: () => void;
}

interface DialogButtonsProps extends ButtonsProps {
  icon?: Icon;
  /** Confirming takes something away. */
  danger?: boolean;
}

/** The two actions of a dialog. */
export function DialogButtons({ cancel = 'Cancelar', onCancel, danger, ...rest }: DialogButtonsProps) {
  return (
    <>
      <Button variant="secondary" wide onClick={onCancel}>
        {cancel}
      </Button>
      <ConfirmButton {...rest} variant={danger ? 'danger' : 'filled'} />
    </>
  );
}

/** The two actions of a sheet. */
export function SheetButtons({ cancel = 'Cancelar', onCancel, ...rest }: ButtonsProps) {
  return (
    <>
      <ConfirmButton {...rest} />
      <Button variant="quiet" wide onClick={onCancel}>
        {cancel}
      </Button>
    </>
  );
}

type ConfirmButtonProps = Omit<ButtonsProps, 'cancel' | 'onCancel'> & Pick<DialogButtonsProps, 'icon'>;

function ConfirmButton({ confirm, onConfirm, ...look }: ConfirmButtonProps & { variant?: 'filled' | 'danger' }) {
  return (
    <Button {...look} type={onConfirm ? 'button' : 'submit'} wide onClick={onConfirm}>
      {confirm}
    </Button>
  );
}

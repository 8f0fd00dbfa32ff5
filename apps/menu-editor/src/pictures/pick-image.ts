import { IMAGE_TYPES } from '@carta/domain';

/** Opens the system's choice of pictures, from within a press. Nothing happens where the owner chooses none. [IMG-3] */
export function pickImage(onPicked: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = IMAGE_TYPES.join();
  input.hidden = true;
  input.addEventListener('cancel', () => input.remove());
  input.addEventListener('change', () => {
    input.remove();
    const [file] = input.files ?? [];
    if (file) onPicked(file);
  });
  // Safari forgets an input that stands nowhere.
  document.body.append(input);
  input.click();
}

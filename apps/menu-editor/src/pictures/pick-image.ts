import { IMAGE_TYPES } from '@carta/domain';

/** Opens the system's file picker; must be called within a click. Calls `onPicked` only if the owner chooses a file. [IMG-3] */
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
  // Safari drops an input that is not in the document.
  document.body.append(input);
  input.click();
}

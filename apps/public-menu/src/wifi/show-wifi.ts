/** Shows the page of the WiFi, which alone has the password, in a dialog over the menu; and copies the password on both. */
export function showWifi(): void {
  showCopyButtons(document);
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const copy = event.target.closest<HTMLElement>('[data-copy]');
    if (copy) void copyText(copy);
    const link = event.target.closest<HTMLAnchorElement>('a[data-wifi]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // What cannot be shown in a dialog is said by the page itself.
    openDialog(link.href).catch(() => location.assign(link.href));
  });
}

async function openDialog(address: string): Promise<void> {
  if (document.querySelector('dialog[open]')) return;
  const answer = await fetch(address, { headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const main = page.querySelector<HTMLElement>('[data-dialog]');
  // A second tap.
  if (document.querySelector('dialog[open]')) return;
  if (!main) throw new Error('The WiFi is not shown');
  for (const shown of main.querySelectorAll<HTMLElement>('[data-in-dialog]')) shown.hidden = false;
  showCopyButtons(main);
  const dialog = document.createElement('dialog');
  dialog.className = main.dataset.dialog ?? '';
  dialog.setAttribute('aria-labelledby', 'wifi-title');
  // Not `main`: the menu's page has one.
  const content = document.createElement('div');
  content.className = main.className;
  content.append(...main.childNodes);
  dialog.append(...page.querySelectorAll('link[data-wifi]'), content);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}

function showCopyButtons(within: ParentNode): void {
  if (!window.isSecureContext) return;
  for (const button of within.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = false;
}

async function copyText(button: HTMLElement): Promise<void> {
  const { copy = '', copied = '' } = button.dataset;
  try {
    await navigator.clipboard.writeText(copy);
    button.textContent = copied;
  } catch {
    // Without permission the password can still be selected.
    button.hidden = true;
  }
}

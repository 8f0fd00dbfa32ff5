/**
 * Prepares HTML from another program for the board: table rows become lines with spaces between the cells, hidden elements are removed,
 * blank paragraphs become empty. HTML copied from a board is returned unchanged.
 */
export function cleanPasted(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const row of body.querySelectorAll('tr')) row.replaceWith(lineOf(row));
  for (const element of body.querySelectorAll('[hidden], [style*="mso-hide" i], [style*="display:none" i]'))
    element.remove();
  for (const paragraph of body.querySelectorAll('p'))
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector('br')) paragraph.replaceChildren();
  return body.innerHTML.replace(/(?:&nbsp;|\u00a0| )+/g, ' ');
}

function lineOf(row: HTMLTableRowElement): HTMLParagraphElement {
  const line = document.createElement('p');
  for (const cell of row.cells) {
    for (const block of cell.querySelectorAll('p')) block.replaceWith(...block.childNodes, ' ');
    line.append(...cell.childNodes, ' ');
  }
  return line;
}

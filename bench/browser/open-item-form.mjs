/**
 * Opens the form of the first item; gives its field 'Nombre'.
 * @param {import('@playwright/test').Page} page
 */
export async function openItemForm(page) {
  const item = page.locator('[role=treeitem][aria-level="2"]').first();
  await item.getByRole('button', { name: /^Opciones de / }).click();
  await page.getByRole('menuitem', { name: 'Editar', exact: true }).click();
  return page.getByRole('textbox', { name: 'Nombre', exact: true });
}

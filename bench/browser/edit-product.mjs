/**
 * Opens the form of the first product; gives its field 'Nombre'.
 * @param {import('@playwright/test').Page} page
 */
export async function editProduct(page) {
  const product = page.locator('[role=treeitem][aria-level="2"]').first();
  await product.getByRole('button', { name: /^Opciones de / }).click();
  await page.getByRole('menuitem', { name: 'Editar', exact: true }).click();
  return page.getByRole('textbox', { name: 'Nombre', exact: true });
}

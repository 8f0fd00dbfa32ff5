/** Method and path of every call: all that a caller needs at run time. */
export const routes = {
  login: { method: 'POST', path: '/api/users/login' },
  logout: { method: 'POST', path: '/api/users/logout' },
  notifications: { method: 'POST', path: '/api/users/notifications' },
  updateUser: { method: 'PUT', path: '/api/users/:email' },
  menu: { method: 'GET', path: '/api/menus/:key' },
  updateBusiness: { method: 'PUT', path: '/api/business/:businessKey' },
  mostVisitedCategories: { method: 'GET', path: '/api/analytics/:businessKey/mostVisitedCategories' },
  menuPdf: { method: 'GET', path: '/api/menus/:key/pdf' },
  qrPng: { method: 'GET', path: '/files/qr/:key.png' },
  qrSvg: { method: 'GET', path: '/files/qr/:key.svg' },
  manuals: { method: 'GET', path: '/content/manuals.json' },
  announcements: { method: 'GET', path: '/content/announcements.json' },
  createCategory: { method: 'POST', path: '/api/categories/:businessKey/:level/:categoryKey' },
  updateCategory: { method: 'PUT', path: '/api/categories/:business/:level/:key' },
  uploadCover: { method: 'PUT', path: '/api/categories' },
  deleteCategory: { method: 'DELETE', path: '/api/categories/:businessKey/:level/:categoryKey' },
  sortCategory: { method: 'PUT', path: '/api/categories/sort/:menuKey/:level/:categoryId' },
  createItem: { method: 'POST', path: '/api/items/:businessKey/:itemKey' },
  updateItem: { method: 'PUT', path: '/api/items' },
  deleteItem: { method: 'DELETE', path: '/api/items/:businessKey/:itemKey' },
  sortItem: { method: 'PUT', path: '/api/products/sort/:menuKey/:productId' },
  sortFeatured: { method: 'PUT', path: '/api/items/sort/featured/:menuKey/:itemId' },
  openApi: { method: 'GET', path: '/api/openapi.json' },
} as const;

export type CallName = keyof typeof routes;

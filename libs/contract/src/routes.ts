// Method and path of every call: all that a caller needs at run time. One export each, so that a page has those that it sends.
export const login = { method: 'POST', path: '/api/users/login' } as const;
export const logout = { method: 'POST', path: '/api/users/logout' } as const;
export const notifications = { method: 'POST', path: '/api/users/notifications' } as const;
export const changePassword = { method: 'PUT', path: '/api/users/:email/password' } as const;
export const sessions = { method: 'GET', path: '/api/users/:email/sessions' } as const;
export const endOtherSessions = { method: 'DELETE', path: '/api/users/:email/sessions' } as const;
export const endSession = { method: 'DELETE', path: '/api/users/:email/sessions/:id' } as const;
export const updateUser = { method: 'PUT', path: '/api/users/:email' } as const;
export const menu = { method: 'GET', path: '/api/menus/:key' } as const;
export const updateBusiness = { method: 'PUT', path: '/api/business/:businessKey' } as const;
export const mostVisitedCategories = {
  method: 'GET',
  path: '/api/analytics/:businessKey/mostVisitedCategories',
} as const;
export const publicMenu = { method: 'GET', path: '/api/public/menus/:key' } as const;
export const menuPdf = { method: 'GET', path: '/api/menus/:key/pdf' } as const;
export const qrPng = { method: 'GET', path: '/files/qr/:key.png' } as const;
export const qrSvg = { method: 'GET', path: '/files/qr/:key.svg' } as const;
export const manuals = { method: 'GET', path: '/content/manuals.json' } as const;
export const announcements = { method: 'GET', path: '/content/announcements.json' } as const;
export const createCategory = { method: 'POST', path: '/api/categories/:businessKey/:level/:categoryKey' } as const;
export const updateCategory = { method: 'PUT', path: '/api/categories/:business/:level/:key' } as const;
export const uploadCover = { method: 'PUT', path: '/api/categories' } as const;
export const deleteCategory = { method: 'DELETE', path: '/api/categories/:businessKey/:level/:categoryKey' } as const;
export const sortCategory = { method: 'PUT', path: '/api/categories/sort/:menuKey/:level/:categoryId' } as const;
export const createItem = { method: 'POST', path: '/api/items/:businessKey/:itemKey' } as const;
export const updateItem = { method: 'PUT', path: '/api/items' } as const;
export const deleteItem = { method: 'DELETE', path: '/api/items/:businessKey/:itemKey' } as const;
export const sortItem = { method: 'PUT', path: '/api/products/sort/:menuKey/:productId' } as const;
export const sortFeatured = { method: 'PUT', path: '/api/items/sort/featured/:menuKey/:itemId' } as const;
export const moveItem = { method: 'PUT', path: '/api/items/parent/:menuKey/:itemId' } as const;
export const copyItem = { method: 'POST', path: '/api/items/copy/:menuKey/:itemId' } as const;
export const copyCategory = { method: 'POST', path: '/api/categories/copy/:menuKey/:level/:categoryId' } as const;
export const updateSeveralItems = { method: 'PUT', path: '/api/items/several/:businessKey' } as const;
export const updateSeveralCategories = { method: 'PUT', path: '/api/categories/several/:businessKey' } as const;
export const updatePrices = { method: 'PUT', path: '/api/items/prices/:businessKey' } as const;
export const planPrices = { method: 'POST', path: '/api/prices/planned/:businessKey' } as const;
export const plannedPrices = { method: 'GET', path: '/api/prices/planned/:businessKey' } as const;
export const plannedPrice = { method: 'GET', path: '/api/prices/planned/:businessKey/:key' } as const;
export const updatePlannedPrices = { method: 'PUT', path: '/api/prices/planned/:businessKey/:key' } as const;
export const cancelPlannedPrices = { method: 'DELETE', path: '/api/prices/planned/:businessKey/:key' } as const;
export const priceHistory = { method: 'GET', path: '/api/prices/history/:businessKey' } as const;
export const itemPriceHistory = { method: 'GET', path: '/api/prices/history/:businessKey/:itemKey' } as const;
export const priceHistoryCsv = { method: 'GET', path: '/api/prices/history/:businessKey.csv' } as const;
export const itemPriceHistoryCsv = { method: 'GET', path: '/api/prices/history/:businessKey/:itemKey.csv' } as const;
export const createOptionGroup = { method: 'POST', path: '/api/options/:businessKey/:groupKey' } as const;
export const updateOptionGroup = { method: 'PUT', path: '/api/options/:businessKey/:groupKey' } as const;
export const deleteOptionGroup = { method: 'DELETE', path: '/api/options/:businessKey/:groupKey' } as const;
export const sortOptionGroup = { method: 'PUT', path: '/api/options/sort/:menuKey/:groupId' } as const;
export const trash = { method: 'GET', path: '/api/trash/:businessKey' } as const;
export const restore = { method: 'POST', path: '/api/trash/:businessKey/:key' } as const;
export const changes = { method: 'GET', path: '/api/changes/:businessKey' } as const;
export const undoChange = { method: 'POST', path: '/api/changes/:businessKey/:key/undo' } as const;
export const menuFile = { method: 'GET', path: '/api/menus/:key/file' } as const;
export const importMenu = { method: 'PUT', path: '/api/menus/:key/file' } as const;
export const checkMenuFile = { method: 'POST', path: '/api/menus/:key/file/check' } as const;
export const undoImport = { method: 'POST', path: '/api/menus/:key/file/undo' } as const;
export const events = { method: 'GET', path: '/api/events' } as const;
export const recordVisits = { method: 'POST', path: '/api/visits/:businessKey' } as const;
export const visits = { method: 'GET', path: '/api/analytics/:businessKey/visits' } as const;
export const homeSummary = { method: 'GET', path: '/api/analytics/:businessKey/home' } as const;
export const sales = { method: 'GET', path: '/api/analytics/:businessKey/sales' } as const;
export const reportClientError = { method: 'POST', path: '/api/client-errors' } as const;
export const recordOpening = { method: 'POST', path: '/api/sections' } as const;
export const placeOrder = { method: 'POST', path: '/api/public/orders/:businessKey' } as const;
export const publicOrder = { method: 'GET', path: '/api/public/orders/:businessKey/:orderKey' } as const;
export const cancelPublicOrder = {
  method: 'POST',
  path: '/api/public/orders/:businessKey/:orderKey/cancel',
} as const;
export const payPublicOrder = { method: 'POST', path: '/api/public/orders/:businessKey/:orderKey/pay' } as const;
export const chargeNotice = { method: 'POST', path: '/api/charges/mercadopago/:businessKey/:secret' } as const;
export const refundOrder = { method: 'POST', path: '/api/orders/:businessKey/:orderKey/refunds' } as const;
export const orders = { method: 'GET', path: '/api/orders/:businessKey' } as const;
export const stepOrder = { method: 'PUT', path: '/api/orders/:businessKey/:orderKey' } as const;
export const eraseDiner = { method: 'DELETE', path: '/api/orders/:businessKey/:orderKey/diner' } as const;
export const ordersCsv = { method: 'GET', path: '/api/orders/:businessKey/export.csv' } as const;
export const tickLines = { method: 'PUT', path: '/api/orders/:businessKey/:orderKey/lines' } as const;
export const changeTable = { method: 'PUT', path: '/api/tables/:businessKey/:tableKey' } as const;
export const tablesPdf = { method: 'GET', path: '/api/menus/:key/tables.pdf' } as const;
export const publicTable = { method: 'GET', path: '/api/public/tables/:businessKey/:token' } as const;
export const requestAtTable = { method: 'POST', path: '/api/public/tables/:businessKey/:token/requests' } as const;
export const tableRequest = {
  method: 'GET',
  path: '/api/public/tables/:businessKey/:token/requests/:requestKey',
} as const;
export const answerRequest = { method: 'DELETE', path: '/api/table-requests/:businessKey/:requestKey' } as const;
export const openApi = { method: 'GET', path: '/api/openapi.json' } as const;

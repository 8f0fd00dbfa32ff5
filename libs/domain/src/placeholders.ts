export const PRODUCT_PLACEHOLDER = '/assets/placeholders/product.webp';
export const CATEGORY_PLACEHOLDER = '/assets/placeholders/category.webp';
export const BANNER_PLACEHOLDER = '/assets/placeholders/banner.webp';

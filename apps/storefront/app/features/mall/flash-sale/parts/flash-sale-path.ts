export const FLASH_SALES = '/mall/flash-sales'

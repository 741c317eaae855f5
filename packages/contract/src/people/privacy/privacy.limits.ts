export const EXPORT_DAYS = 3

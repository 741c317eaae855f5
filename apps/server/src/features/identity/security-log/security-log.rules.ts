/** The privacy notice promises 90 days. */
export const SECURITY_LOG_DAYS = 90

export const inquiryPath = (inquiryId: string): string => `/inquiries/${inquiryId}`

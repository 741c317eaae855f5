export const freightPath = (freightTemplateId: string): string => `/delivery/${freightTemplateId}`

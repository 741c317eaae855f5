export const devicePath = (deviceId: string): string => `/machines/${deviceId}`

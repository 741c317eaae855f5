/** The signs of a serial number. */
export const SERIAL_MAX = 30

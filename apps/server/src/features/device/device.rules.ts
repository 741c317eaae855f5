/** Only the end of a serial number is public: a complete one is enough to forge a plate. */
export const maskedSerial = (serialNo: string) => `••••${serialNo.slice(-4)}`

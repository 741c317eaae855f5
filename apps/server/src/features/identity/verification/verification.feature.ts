import { feature } from '#kernel/registry.ts'
import { sendRequestedCode } from './verification.on-code-requested.ts'
import { codePersonalData } from './verification.personal-data.ts'
import { verificationRoutes } from './verification.routes.ts'
import { verificationCode } from './verification.tables.ts'

export const verificationFeature = feature({
  name: 'verification',
  routes: [verificationRoutes],
  consumers: [sendRequestedCode],
  personalData: [codePersonalData],
  retention: [{ table: verificationCode, since: verificationCode.expiresAt, days: 1 }],
})

import { isNotNull } from 'drizzle-orm'
import { feature } from '#kernel/registry.ts'
import { anchorAuditHead } from './audit.anchor.job.ts'
import { checkAuditChain } from './audit.check.job.ts'
import { expireAuditExports } from './audit.export.job.ts'
import { writeAuditExport } from './audit.on-export-asked.ts'
import { makeAuditPartitions } from './audit.partitions.job.ts'
import { auditRoutes } from './audit.routes.ts'
import { auditAnchor, auditCheck, auditExport } from './audit.tables.ts'

export const auditFeature = feature({
  name: 'audit',
  routes: [auditRoutes],
  consumers: [writeAuditExport],
  jobs: [anchorAuditHead, checkAuditChain, expireAuditExports, makeAuditPartitions],
  retention: [
    // Their copies in the object store stay.
    {
      table: auditAnchor,
      since: auditAnchor.createdAt,
      days: 400,
      where: isNotNull(auditAnchor.storedAt),
    },
    { table: auditExport, since: auditExport.createdAt, days: 400 },
    { table: auditCheck, since: auditCheck.startedAt, days: 400 },
  ],
})

import type { BodyOf } from '@ironsouq/contract/endpoint'
import {
  PICTURE_FIELDS,
  type PictureField,
  type settingEndpoints,
  type WebConfigField,
  type WebConfigRecord,
} from '@ironsouq/contract/platform/setting/setting.endpoints'
import { and, eq, sql } from 'drizzle-orm'
import type { Owner } from '#features/platform/media/media.queries.ts'
import { usePicture } from '#features/platform/media/media.use.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { ConflictRefusal, FieldFaults } from '#kernel/errors.ts'
import { webConfigRecord } from './setting.queries.ts'
import { setWebConfig, type Setting } from './setting.service.ts'
import { webConfigVersion } from './setting.tables.ts'

const isPicture = (field: WebConfigField): field is PictureField =>
  PICTURE_FIELDS.some((picture) => picture === field)

/** Takes the next version of a field; refused when another change took it first. */
async function takeVersion(ctx: TxCtx, field: WebConfigField, version: number): Promise<void> {
  const first = { field, version: 2, createdAt: ctx.now() }
  const taken =
    version === 1
      ? await ctx.db.insert(webConfigVersion).values(first).onConflictDoNothing().returning()
      : await ctx.db
          .update(webConfigVersion)
          .set({ version: sql`${webConfigVersion.version} + 1` })
          .where(and(eq(webConfigVersion.field, field), eq(webConfigVersion.version, version)))
          .returning()
  if (taken.length === 0) throw new ConflictRefusal(await webConfigRecord(ctx, field))
}

/** Without the texts of the build, which staff did not change. */
const stored = ({ field, version, texts, picture }: WebConfigRecord) => ({
  field,
  version,
  texts,
  picture,
})

async function change(ctx: TxCtx, setting: Setting, version: number): Promise<WebConfigRecord> {
  const { field } = setting
  const before = stored(await webConfigRecord(ctx, field))
  await takeVersion(ctx, field, version)
  await setWebConfig(ctx, setting)
  const after = await webConfigRecord(ctx, field)
  ctx.audit('webConfig', field, before, stored(after))
  return after
}

/** Replaces the texts of a field; without any the built-in text is shown. */
export function saveFieldTexts(
  ctx: Ctx,
  { field, version, texts }: BodyOf<typeof settingEndpoints.saveTexts>,
): Promise<WebConfigRecord> {
  if (isPicture(field))
    throw new FieldFaults([{ field: 'field', key: 'error.fieldNotAllowed', values: {} }])
  return atomic(ctx, (ctx) => change(ctx, { field, texts }, version))
}

/** Shows an uploaded picture; without one the built-in picture is shown. */
export function saveFieldPicture(
  ctx: Ctx,
  owner: Owner,
  { field, version, uploadId }: BodyOf<typeof settingEndpoints.savePicture>,
): Promise<WebConfigRecord> {
  return atomic(ctx, async (ctx) => {
    const picture = uploadId && (await usePicture(ctx, owner, { uploadId, purpose: 'content' }))
    return change(ctx, { field, objectKey: picture ? picture.objectKey : '' }, version)
  })
}

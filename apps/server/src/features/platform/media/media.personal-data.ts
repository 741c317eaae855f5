import { personalData } from '#kernel/data/personal-data.ts'
import { uploadsOf, type UploadRow } from './media.queries.ts'
import { disownUploads } from './media.release.service.ts'
import { folderOf } from './media.rules.ts'

const fileOf = ({ id, pictureKey, width }: UploadRow) =>
  pictureKey === null || width === null
    ? []
    : [{ name: `${id}.webp`, key: `${folderOf(pictureKey)}/${width}.webp` }]

export const uploadPersonalData = personalData({
  name: 'uploads',
  tables: ['upload'],
  async read(ctx, memberId) {
    const rows = await uploadsOf(ctx, { audience: 'member', id: memberId })
    return rows.map(({ id, purpose, declaredType, declaredSize, state, createdAt }) => ({
      uploadId: id,
      purpose,
      type: declaredType,
      bytes: declaredSize,
      state,
      sentAt: createdAt,
    }))
  },
  async pictures(ctx, memberId) {
    const rows = await uploadsOf(ctx, { audience: 'member', id: memberId })
    return rows.flatMap(fileOf)
  },
  erase: (ctx, memberId) => disownUploads(ctx, { audience: 'member', id: memberId }),
})

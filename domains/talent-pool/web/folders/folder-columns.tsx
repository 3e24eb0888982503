import type { Column } from '@bole/platform/list'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { listOf } from '@bole/platform/web'
import type { Folder } from '@bole/talent-pool/contract'
import { talentPoolScreens } from '../screens.ts'
import type { TalentPoolTexts } from '../texts/index.ts'

/** Whom a right names. */
const nameOf = (t: TalentPoolTexts, { department_id, user_id, name }: Folder['rights'][number]) =>
  department_id === null && user_id === null ? t('folders.everybody') : name

/** What is shown of a folder: who is in it, who sees it and who manages it. */
export function folderColumns(t: TalentPoolTexts): readonly Column<Folder>[] {
  const having = (level: 'see' | 'manage') => (folder: Folder) => {
    const names = folder.rights.filter((right) => right.level === level).map((right) => nameOf(t, right))
    return listOf(names) || '—'
  }
  return [
    {
      name: 'name',
      title: t('folders.name'),
      isMain: true,
      width: 220,
      render: ({ id, name }) => (
        <PlaceLink place={{ path: addressOf(talentPoolScreens.pool, {}, { folder_id: [id] }) }}>
          {name}
        </PlaceLink>
      ),
    },
    { name: 'count', title: t('folders.count'), width: 100 },
    { name: 'rights', title: t('folders.managing'), render: having('manage') },
    { name: 'version', title: t('folders.seeing'), render: having('see') },
    {
      name: 'created_by',
      title: t('folders.maker'),
      width: 140,
      render: ({ created_by }) => created_by?.name ?? '—',
    },
  ]
}

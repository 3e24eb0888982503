import type { Column } from '@bole/platform/list'
import { formatNumber } from '@bole/platform/web'
import type { SkinQuota } from '@bole/themes/contract'
import { dress } from '@bole/themes/model'
import type { ThemesTexts } from '../texts/index.ts'

/** An organisation, and of each kind of skin how many of its projects wear one, of how many. */
export function skinQuotaColumns(t: ThemesTexts): readonly Column<SkinQuota>[] {
  return [
    { name: 'name', title: t('quotas.name'), isMain: true, width: 220 },
    ...dress.skinKinds.map((kind) => ({
      name: kind,
      title: t(`quotas.kinds.${kind}`),
      width: 150,
      render: ({ [kind]: { total, used } }: SkinQuota) =>
        total === null
          ? t('quotas.unlimited', { used: formatNumber(used) })
          : t('quotas.of', { used: formatNumber(used), total: formatNumber(total) }),
    })),
  ]
}

import type { sources } from '@bole/pipeline/model'
import type { InEveryLanguage } from '@bole/platform/contract'
import { names as en } from '../../contract/texts/en-US.ts'
import type { Names } from '../../contract/texts/names.ts'
import { names as pt } from '../../contract/texts/pt-BR.ts'
import { names as zh } from '../../contract/texts/zh-CN.ts'
import { names as tw } from '../../contract/texts/zh-TW.ts'

interface ExportTexts extends Names {
  readonly days: string
  readonly total: string
  /** The line of those that have no department, source or owner. */
  readonly none: string
  readonly sources: Readonly<Record<sources.Source, string>>
}

/** What the file of a report says. */
export const exportTexts: InEveryLanguage<ExportTexts> = {
  'zh-CN': {
    ...zh,
    days: '天',
    total: '合计',
    none: '未填写',
    sources: {
      upload: '手动上传',
      career_site: '招聘官网',
      campaign: '推广活动',
      mail: '邮箱',
      referral: '内部推荐',
      job_board: '招聘网站',
      talent_pool: '人才库',
      import: '数据导入',
    },
  },
  'en-US': {
    ...en,
    days: 'days',
    total: 'Total',
    none: 'Not set',
    sources: {
      upload: 'Upload',
      career_site: 'Career site',
      campaign: 'Campaign',
      mail: 'Email',
      referral: 'Referral',
      job_board: 'Job board',
      talent_pool: 'Talent pool',
      import: 'Import',
    },
  },
  'pt-BR': {
    ...pt,
    days: 'dias',
    total: 'Total',
    none: 'Não informado',
    sources: {
      upload: 'Envio manual',
      career_site: 'Site de carreiras',
      campaign: 'Campanha',
      mail: 'E-mail',
      referral: 'Indicação',
      job_board: 'Portal de vagas',
      talent_pool: 'Banco de talentos',
      import: 'Importação',
    },
  },
  'zh-TW': {
    ...tw,
    days: '天',
    total: '合計',
    none: '未填寫',
    sources: {
      upload: '手動上傳',
      career_site: '徵才網站',
      campaign: '推廣活動',
      mail: '電子郵件',
      referral: '內部推薦',
      job_board: '求職網站',
      talent_pool: '人才庫',
      import: '資料匯入',
    },
  },
}

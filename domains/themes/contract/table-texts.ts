import type { InEveryLanguage } from '@bole/platform/contract'

interface TableTexts {
  /** The title of the column of fields. */
  readonly field: string
  readonly fileName: string
  readonly faults: Readonly<Record<'unknown_field' | 'always_asked' | 'repeated', string>>
}

/** What stands in tables of limited fields, and in what is said about them. */
export const tableTexts: InEveryLanguage<TableTexts> = {
  'zh-CN': {
    field: '字段',
    fileName: '限定字段.xlsx',
    faults: { unknown_field: '没有这个字段', always_asked: '始终必填，无需限定', repeated: '在文件中重复' },
  },
  'en-US': {
    field: 'Field',
    fileName: 'limited-fields.xlsx',
    faults: {
      unknown_field: 'No such field',
      always_asked: 'Is always asked for',
      repeated: 'Appears in the file twice',
    },
  },
  'pt-BR': {
    field: 'Campo',
    fileName: 'campos-limitados.xlsx',
    faults: {
      unknown_field: 'Este campo não existe',
      always_asked: 'É sempre pedido',
      repeated: 'Aparece duas vezes no arquivo',
    },
  },
  'zh-TW': {
    field: '欄位',
    fileName: '限定欄位.xlsx',
    faults: { unknown_field: '沒有這個欄位', always_asked: '一律必填，無需限定', repeated: '在檔案中重複' },
  },
}

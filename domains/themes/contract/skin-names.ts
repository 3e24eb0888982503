import type { InEveryLanguage } from '@bole/platform/contract'
import type { dress } from '@bole/themes/model'

/** What the kinds of skins are called, and the notice where they are used up. */
export const skinNames: InEveryLanguage<Readonly<Record<dress.SkinKind | 'title' | 'way_out', string>>> = {
  'zh-CN': {
    campus_pc: '校招电脑端',
    campus_mobile: '校招手机端',
    social_pc: '社招电脑端',
    social_mobile: '社招手机端',
    title: '官网皮肤已用完',
    way_out: '可将其他项目换回简约皮肤，或到账户中心增购。',
  },
  'en-US': {
    campus_pc: 'campus, wide screens',
    campus_mobile: 'campus, phones',
    social_pc: 'experienced, wide screens',
    social_mobile: 'experienced, phones',
    title: 'No skins left',
    way_out: 'Switch another project back to the plain skin, or get more in the account center.',
  },
  'pt-BR': {
    campus_pc: 'universitário, telas grandes',
    campus_mobile: 'universitário, celular',
    social_pc: 'mercado, telas grandes',
    social_mobile: 'mercado, celular',
    title: 'Não há mais visuais',
    way_out: 'Volte outro projeto ao visual simples ou adquira mais na central da conta.',
  },
  'zh-TW': {
    campus_pc: '校招電腦端',
    campus_mobile: '校招手機端',
    social_pc: '社招電腦端',
    social_mobile: '社招手機端',
    title: '官網皮膚已用完',
    way_out: '可將其他專案換回簡約皮膚，或到帳號中心增購。',
  },
}

import type { InEveryLanguage } from '@bole/platform/contract'

/** What the file of visitors says. */
export const exportTexts: InEveryLanguage<
  Record<
    'fileName' | 'name' | 'phone' | 'project' | 'kind' | 'city' | 'university' | 'begins' | 'signedIn',
    string
  > &
    Record<'xjh' | 'yxj', string>
> = {
  'zh-CN': {
    fileName: '宣讲会签到.xlsx',
    name: '姓名',
    phone: '手机',
    project: '项目',
    kind: '类型',
    city: '城市',
    university: '高校',
    begins: '开始时间',
    signedIn: '签到时间',
    xjh: '宣讲会',
    yxj: '院校行',
  },
  'en-US': {
    fileName: 'Talk sign-ins.xlsx',
    name: 'Name',
    phone: 'Phone',
    project: 'Project',
    kind: 'Kind',
    city: 'City',
    university: 'University',
    begins: 'Starts',
    signedIn: 'Signed in',
    xjh: 'Campus talk',
    yxj: 'On-campus interviews',
  },
  'pt-BR': {
    fileName: 'Presenças nas palestras.xlsx',
    name: 'Nome',
    phone: 'Telefone',
    project: 'Projeto',
    kind: 'Tipo',
    city: 'Cidade',
    university: 'Universidade',
    begins: 'Início',
    signedIn: 'Presença',
    xjh: 'Palestra',
    yxj: 'Entrevistas no campus',
  },
  'zh-TW': {
    fileName: '說明會簽到.xlsx',
    name: '姓名',
    phone: '手機',
    project: '專案',
    kind: '類型',
    city: '城市',
    university: '大專院校',
    begins: '開始時間',
    signedIn: '簽到時間',
    xjh: '校園說明會',
    yxj: '校園面試',
  },
}

import type { CountedTexts, InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { lecturesApi } from './api.ts'

/** What whoever asked is told when a rule says no. */
export const lecturesRefusals: InEveryLanguage<CountedTexts<RefusalsOf<typeof lecturesApi>>> = {
  'zh-CN': {
    stale: '行程刚刚被他人修改，请查看最新内容后再试',
    project_deleted: '该项目已删除，请先恢复',
    has_visitors: '「{{name}}」已有 {{count}} 人签到，不能删除',
    too_many_stops: '一个项目最多 {{most}} 站',
    too_many_visitors: '签到记录超过 {{most}} 条，请按项目或场次缩小范围后再导出',
    not_open_yet: '签到尚未开始，请在开场前 12 小时内再来',
    over: '该场次的签到已结束',
  },
  'en-US': {
    stale: 'Someone has just changed this route. Look at the latest version, then try again.',
    project_deleted: 'This project is deleted. Restore it first.',
    has_visitors: '{{count}} people signed in at “{{name}}”, so it can’t be removed.',
    has_visitors_one: '{{count}} person signed in at “{{name}}”, so it can’t be removed.',
    too_many_stops: 'A project can have up to {{most}} stops.',
    too_many_visitors: 'There are more than {{most}} sign-ins. Narrow them down by project or talk first.',
    not_open_yet: 'Sign-in opens 12 hours before the start. Please come back then.',
    over: 'Sign-in for this event is closed.',
  },
  'pt-BR': {
    stale: 'Alguém acabou de alterar este roteiro. Veja o conteúdo mais recente e tente de novo.',
    project_deleted: 'Este projeto foi excluído. Restaure-o primeiro.',
    has_visitors: '{{count}} pessoas registraram presença em “{{name}}”: não é possível remover.',
    has_visitors_one: '{{count}} pessoa registrou presença em “{{name}}”: não é possível remover.',
    too_many_stops: 'Um projeto tem no máximo {{most}} paradas.',
    too_many_visitors: 'Há mais de {{most}} presenças. Filtre por projeto ou palestra antes de exportar.',
    not_open_yet: 'O registro de presença abre 12 horas antes do início. Volte mais tarde.',
    over: 'O registro de presença deste evento está encerrado.',
  },
  'zh-TW': {
    stale: '行程剛剛由他人修改，請檢視最新內容後再試',
    project_deleted: '該專案已刪除，請先復原',
    has_visitors: '「{{name}}」已有 {{count}} 人簽到，不能刪除',
    too_many_stops: '一個專案最多 {{most}} 站',
    too_many_visitors: '簽到記錄超過 {{most}} 筆，請先依專案或場次縮小範圍再匯出',
    not_open_yet: '簽到尚未開始，請於開場前 12 小時內再來',
    over: '該場次的簽到已結束',
  },
}

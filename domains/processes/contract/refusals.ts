import type { CountedTexts, InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { processesApi } from './api.ts'

/** What a person reads when a rule of the hiring processes says no. */
export const processesRefusals: InEveryLanguage<CountedTexts<RefusalsOf<typeof processesApi>>> = {
  'zh-CN': {
    name_taken: '已有名为「{{name}}」的流程，请换一个名称',
    name_taken_since: '已有另一个名为「{{name}}」的流程，请先将它改名，再恢复该流程',
    stale: '该流程刚刚被他人修改，已为您更新到最新内容',
    process_deleted: '该流程已删除，请先恢复',
    stage_in_use: '移除的阶段中还有 {{count}} 位进行中的候选人，请先将他们移到其他阶段',
    stage_unknown: '流程中包含未知的阶段',
    stage_repeated: '简历筛选、Offer 沟通和待入职在流程中只能各出现一次',
    screening_not_first: '流程必须从简历筛选开始',
    offer_after_entry: 'Offer 沟通必须在待入职之前',
    title_repeated: '有两个阶段名称相同，请为它们设置不同的名称',
    is_default: '默认流程不能删除，请先将其他流程设为默认',
    used_by_open_positions: '还有 {{count}} 个开放的职位在使用该流程，请先关闭职位或更换流程',
  },
  'en-US': {
    name_taken: 'There is already a process called “{{name}}”. Choose another name.',
    name_taken_since:
      'There’s now another process called “{{name}}”. Rename that one first, then restore this one.',
    stale: 'Someone has just changed this process. You’re now seeing the latest version.',
    process_deleted: 'This process is deleted. Restore it first.',
    stage_in_use: '{{count}} candidates are still in a stage you removed. Move them to another stage first.',
    stage_in_use_one:
      '{{count}} candidate is still in a stage you removed. Move them to another stage first.',
    stage_unknown: 'The process contains an unknown stage.',
    stage_repeated: 'Screening, offer and joining can each appear only once in a process.',
    screening_not_first: 'A process has to begin with screening.',
    offer_after_entry: 'The offer has to come before joining.',
    title_repeated: 'Two stages have the same name. Give each a name of its own.',
    is_default: 'The default process cannot be deleted. Make another one the default first.',
    used_by_open_positions:
      '{{count}} open positions use this process. Close them or give them another process first.',
    used_by_open_positions_one:
      '{{count}} open position uses this process. Close it or give it another process first.',
  },
  'pt-BR': {
    name_taken: 'Já existe um processo chamado “{{name}}”. Escolha outro nome.',
    name_taken_since:
      'Já existe outro processo chamado “{{name}}”. Mude o nome dele antes de restaurar este.',
    stale: 'Alguém acabou de alterar este processo. Você já vê o conteúdo mais recente.',
    process_deleted: 'Este processo foi excluído. Restaure-o primeiro.',
    stage_in_use: 'Ainda há {{count}} candidatos em uma etapa removida. Mova-os para outra etapa primeiro.',
    stage_in_use_one: 'Ainda há {{count}} candidato em uma etapa removida. Mova-o para outra etapa primeiro.',
    stage_unknown: 'O processo contém uma etapa desconhecida.',
    stage_repeated: 'Triagem, proposta e admissão só podem aparecer uma vez cada no processo.',
    screening_not_first: 'O processo precisa começar pela triagem.',
    offer_after_entry: 'A proposta precisa vir antes da admissão.',
    title_repeated: 'Duas etapas têm o mesmo nome. Dê um nome diferente a cada uma.',
    is_default: 'O processo padrão não pode ser excluído. Defina outro como padrão primeiro.',
    used_by_open_positions:
      '{{count}} vagas abertas usam este processo. Feche-as ou troque o processo delas primeiro.',
    used_by_open_positions_one:
      '{{count}} vaga aberta usa este processo. Feche-a ou troque o processo dela primeiro.',
  },
  'zh-TW': {
    name_taken: '已有名為「{{name}}」的流程，請換一個名稱',
    name_taken_since: '已有另一個名為「{{name}}」的流程，請先為它改名，再復原該流程',
    stale: '該流程剛剛由他人修改，已為您更新至最新內容',
    process_deleted: '該流程已刪除，請先復原',
    stage_in_use: '移除的階段中還有 {{count}} 位進行中的候選人，請先將他們移至其他階段',
    stage_unknown: '流程中包含未知的階段',
    stage_repeated: '履歷篩選、Offer 溝通和待報到在流程中只能各出現一次',
    screening_not_first: '流程必須從履歷篩選開始',
    offer_after_entry: 'Offer 溝通必須在待報到之前',
    title_repeated: '有兩個階段名稱相同，請為它們設定不同的名稱',
    is_default: '預設流程不能刪除，請先將其他流程設為預設',
    used_by_open_positions: '還有 {{count}} 個開放的職缺正在使用該流程，請先關閉職缺或更換流程',
  },
}

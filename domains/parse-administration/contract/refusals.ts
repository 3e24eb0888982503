import type { InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { parseAdministrationApi } from './api.ts'

/** What whoever asked is told when a rule says no. */
export const parseAdministrationRefusals: InEveryLanguage<
  Record<RefusalsOf<typeof parseAdministrationApi>, string>
> = {
  'zh-CN': {
    no_person: '这份文件还没有对应的候选人，请由上传人在“来件”中重试',
    waits_already: '这份文件已在重新识别，或正等待该机构确认',
    already_settled: '这次重新识别已处理过，请刷新后查看',
    read_since: '这份简历之后又被识别过，对比已过时。请保留现有内容，需要时再重新识别',
    stale: '设置刚刚被他人修改，已为您显示最新内容，请核对后再保存',
  },
  'en-US': {
    no_person:
      'This file doesn’t belong to a candidate yet. The person who uploaded it can retry it under Arrivals.',
    waits_already: 'This file is being read again, or its company has yet to decide.',
    already_settled: 'This reading has already been decided. Refresh to see the result.',
    read_since:
      'This résumé has been read again since, so the comparison is out of date. Keep what is there and read it again if you need to.',
    stale: 'Someone just changed these settings. You’re now seeing the latest; check them and save again.',
  },
  'pt-BR': {
    no_person: 'Este arquivo ainda não é de nenhum candidato. Quem o enviou pode tentar de novo em Chegadas.',
    waits_already: 'Este arquivo está sendo lido de novo, ou a empresa ainda não decidiu.',
    already_settled: 'Esta leitura já foi resolvida. Atualize para ver o resultado.',
    read_since:
      'O currículo foi lido de novo depois disso e a comparação ficou velha. Mantenha o que existe e, se precisar, leia outra vez.',
    stale:
      'Alguém acabou de mudar estas configurações. Você já vê as mais recentes; confira e salve de novo.',
  },
  'zh-TW': {
    no_person: '這份檔案還沒有對應的候選人，請由上傳者在「來件」中重試',
    waits_already: '這份檔案已在重新讀取，或正等待該機構確認',
    already_settled: '這次重新讀取已處理過，請重新整理後查看',
    read_since: '這份履歷之後又讀取過，比對已過時。請保留現有內容，需要時再重新讀取',
    stale: '設定剛剛被他人修改，已為您顯示最新內容，請核對後再儲存',
  },
}

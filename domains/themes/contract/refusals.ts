import type { CountedTexts, InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { themesApi } from './api.ts'

/** What a person reads when a rule of the projects says no. */
export const themesRefusals: InEveryLanguage<CountedTexts<RefusalsOf<typeof themesApi>>> = {
  'zh-CN': {
    name_taken: '已有名为「{{name}}」的项目，请换一个名称',
    name_taken_since: '已有另一个名为「{{name}}」的项目，请先将它改名，再恢复该项目',
    too_many_pictures: '一个项目最多 {{most}} 张图片，还可以上传 {{left}} 张',
    no_pictures: '以下文件不是可用的图片（JPEG、PNG 或 WebP）：{{names}}',
    no_files: '请选择至少一张图片',
    stale: '该项目刚刚被他人修改，已为您更新到最新内容',
    project_deleted: '该项目已删除，请先恢复',
    has_positions: '该项目下已有职位，不能再更改招聘类型',
    unknown_person: '所选负责人不存在或已停用',
    has_open_positions: '该项目还有 {{count}} 个开放的职位，请先关闭',
    has_live_applications: '该项目还有 {{count}} 位进行中的候选人，请先处理完毕或转到其他职位',
  },
  'en-US': {
    name_taken: 'There is already a project called “{{name}}”. Choose another name.',
    name_taken_since:
      'There is another project called “{{name}}” by now. Rename that one first, then restore this one.',
    too_many_pictures: 'A project can have up to {{most}} pictures; there is room for {{left}} more.',
    no_pictures: 'Not a picture we can use (JPEG, PNG or WebP): {{names}}',
    no_files: 'Choose at least one picture.',
    stale: 'Someone has just changed this project. You’re now seeing the latest version.',
    project_deleted: 'This project is deleted. Restore it first.',
    has_positions: 'The project already has positions, so its type can no longer be changed.',
    unknown_person: 'The chosen owner does not exist or is disabled.',
    has_open_positions: 'The project has {{count}} open positions. Close them first.',
    has_open_positions_one: 'The project has {{count}} open position. Close it first.',
    has_live_applications:
      '{{count}} candidates are still in progress in this project. Close their applications or move them first.',
    has_live_applications_one:
      '{{count}} candidate is still in progress in this project. Close the application or move it first.',
  },
  'pt-BR': {
    name_taken: 'Já existe um projeto chamado “{{name}}”. Escolha outro nome.',
    name_taken_since: 'Já existe outro projeto chamado “{{name}}”. Mude o nome dele antes de restaurar este.',
    too_many_pictures: 'Um projeto tem no máximo {{most}} imagens: lugares livres: {{left}}.',
    no_pictures: 'Não é uma imagem utilizável (JPEG, PNG ou WebP): {{names}}',
    no_files: 'Escolha pelo menos uma imagem.',
    stale: 'Alguém acabou de alterar este projeto. Você já vê o conteúdo mais recente.',
    project_deleted: 'Este projeto foi excluído. Restaure-o primeiro.',
    has_positions: 'O projeto já tem vagas: o tipo não pode mais mudar.',
    unknown_person: 'O responsável escolhido não existe ou está desativado.',
    has_open_positions: 'O projeto tem {{count}} vagas abertas. Feche-as primeiro.',
    has_open_positions_one: 'O projeto tem {{count}} vaga aberta. Feche-a primeiro.',
    has_live_applications:
      'Ainda há {{count}} candidatos em processo neste projeto. Encerre as candidaturas ou mova-as primeiro.',
    has_live_applications_one:
      'Ainda há {{count}} candidato em processo neste projeto. Encerre a candidatura ou mova-a primeiro.',
  },
  'zh-TW': {
    name_taken: '已有名為「{{name}}」的專案，請換一個名稱',
    name_taken_since: '已有另一個名為「{{name}}」的專案，請先為它改名，再復原該專案',
    too_many_pictures: '一個專案最多 {{most}} 張圖片，還可以上傳 {{left}} 張',
    no_pictures: '以下檔案不是可用的圖片（JPEG、PNG 或 WebP）：{{names}}',
    no_files: '請至少選擇一張圖片',
    stale: '該專案剛剛由他人修改，已為您更新至最新內容',
    project_deleted: '該專案已刪除，請先復原',
    has_positions: '該專案下已有職缺，不能再更改招募類型',
    unknown_person: '所選負責人不存在或已停用',
    has_open_positions: '該專案還有 {{count}} 個開放的職缺，請先關閉',
    has_live_applications: '該專案還有 {{count}} 位進行中的候選人，請先處理完畢或轉至其他職缺',
  },
}

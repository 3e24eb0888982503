const COMMON =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文'

const RARER =
  '庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂丛焦向柳邢路岳齐沿梅莫庄辛管祝左涂谷祁时舒耿牟卜路詹关苗凌费纪靳盛童欧甄项曲成游阳裴席卫查屈鲍位覃霍翁隋植甘景薄单包司柏宁柯阮桂闵解强柴华车冉房边辜吉饶刁瞿戚丘古米池滕晋苑邬臧畅宫来嵺苟全褚廉简娄盖符奚木穆党燕郎邸冀谈姬屠连郜晏栾郁商蒙计喻揭窦迟宇敖糜鄢冷卓花仇艾蓝都巩稽井练仲乐虞卞封竺冼原官衣楚佟那阚匡栗濮寇芮桑巴储干农鞠丰皮缪占明修慕扶荆亓禹帅国麻蔺但由水初荣鹿谌班危雍苍双闻莘逄卿厉伏和平郗仝应佘问宗凡银邝候闫肖付代仉惠利凤海薄隆缑岑鄂薄禤茹呼矫雒贝智化尚区门况戈蒲哈言税年洛钮宣保粟种满战支才滑敬谯虎尉操线英药杭逯师义昌回承束撒展胥晁朴南郇乜訾扈骆居厍妫亢綦巫漆邰璩桓佴笪爨呙郏勾阙厦戎隗仰蒯相'

/** Surnames of one character, the traditional forms of the frequent ones among them. */
export const SURNAMES: ReadonlySet<string> = new Set(
  `${COMMON}${RARER}張劉陳楊趙黃吳孫馬羅鄭謝韓馮蕭鄧許呂蘇盧蔣賈葉閻餘鐘譚鄒陸龍萬錢湯賀賴龔顏歐連簡溫鍾莊塗邱關華詹`,
)

/** Surnames of two characters. */
export const COMPOUND_SURNAMES: ReadonlySet<string> = new Set(
  '欧阳 上官 司马 诸葛 东方 皇甫 尉迟 公孙 慕容 令狐 宇文 长孙 司徒 司空 夏侯 端木 独孤 南宫 丌官 巫马 漆雕 壤驷 公良 夹谷 微生 西门 轩辕 百里 呼延 申屠 闻人 澹台 淳于 太史 公冶 宗政 濮阳 钟离 鲜于 闾丘 亓官 仲孙 赫连 拓跋 完颜 公羊 第五 梁丘 左丘 东郭 谷梁 段干 羊舌 贺兰 纳兰 歐陽 諸葛 東方 司馬 張簡 范姜'.split(
    ' ',
  ),
)

/** Whether a surname is so frequent that two or three characters after it are very likely a name. */
export const isCommonSurname = (character: string): boolean => COMMON.includes(character)

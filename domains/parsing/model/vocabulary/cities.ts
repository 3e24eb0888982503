const MAINLAND =
  '北京 上海 天津 重庆 石家庄 唐山 秦皇岛 邯郸 邢台 保定 张家口 承德 沧州 廊坊 衡水 太原 大同 阳泉 长治 晋城 朔州 晋中 运城 忻州 临汾 吕梁 呼和浩特 包头 乌海 赤峰 通辽 鄂尔多斯 呼伦贝尔 巴彦淖尔 乌兰察布 沈阳 大连 鞍山 抚顺 本溪 丹东 锦州 营口 阜新 辽阳 盘锦 铁岭 朝阳 葫芦岛 长春 吉林 四平 辽源 通化 白山 松原 白城 延边 哈尔滨 齐齐哈尔 鸡西 鹤岗 双鸭山 大庆 伊春 佳木斯 七台河 牡丹江 黑河 绥化 南京 无锡 徐州 常州 苏州 南通 连云港 淮安 盐城 扬州 镇江 泰州 宿迁 杭州 宁波 温州 嘉兴 湖州 绍兴 金华 衢州 舟山 台州 丽水 合肥 芜湖 蚌埠 淮南 马鞍山 淮北 铜陵 安庆 黄山 滁州 阜阳 宿州 六安 亳州 池州 宣城 福州 厦门 莆田 三明 泉州 漳州 南平 龙岩 宁德 南昌 景德镇 萍乡 九江 新余 鹰潭 赣州 吉安 宜春 抚州 上饶 济南 青岛 淄博 枣庄 东营 烟台 潍坊 济宁 泰安 威海 日照 临沂 德州 聊城 滨州 菏泽 郑州 开封 洛阳 平顶山 安阳 鹤壁 新乡 焦作 濮阳 许昌 漯河 三门峡 南阳 商丘 信阳 周口 驻马店 武汉 黄石 十堰 宜昌 襄阳 鄂州 荆门 孝感 荆州 黄冈 咸宁 随州 恩施 仙桃 长沙 株洲 湘潭 衡阳 邵阳 岳阳 常德 张家界 益阳 郴州 永州 怀化 娄底 湘西 广州 韶关 深圳 珠海 汕头 佛山 江门 湛江 茂名 肇庆 惠州 梅州 汕尾 河源 阳江 清远 东莞 中山 潮州 揭阳 云浮 南宁 柳州 桂林 梧州 北海 防城港 钦州 贵港 玉林 百色 贺州 河池 来宾 崇左 海口 三亚 三沙 儋州 成都 自贡 攀枝花 泸州 德阳 绵阳 广元 遂宁 内江 乐山 南充 眉山 宜宾 广安 达州 雅安 巴中 资阳 贵阳 六盘水 遵义 安顺 毕节 铜仁 昆明 曲靖 玉溪 保山 昭通 丽江 普洱 临沧 大理 西双版纳 红河 拉萨 日喀则 昌都 林芝 西安 铜川 宝鸡 咸阳 渭南 延安 汉中 榆林 安康 商洛 兰州 嘉峪关 金昌 白银 天水 武威 张掖 平凉 酒泉 庆阳 定西 陇南 西宁 海东 银川 石嘴山 吴忠 固原 中卫 乌鲁木齐 克拉玛依 吐鲁番 哈密 喀什 昆山 义乌 江阴 张家港 常熟 太仓 香港 澳门 台北 新北 台中 高雄 台南 新竹'

const ABROAD_IN_CHINESE =
  '纽约 洛杉矶 旧金山 西雅图 芝加哥 波士顿 硅谷 伦敦 巴黎 柏林 慕尼黑 东京 大阪 首尔 新加坡 悉尼 墨尔本 多伦多 温哥华 圣保罗 里约热内卢 迪拜 曼谷 吉隆坡 雅加达 河内 胡志明市 莫斯科 都柏林 苏黎世 阿姆斯特丹'

const WORLD =
  "Beijing|Shanghai|Guangzhou|Shenzhen|Hangzhou|Chengdu|Nanjing|Wuhan|Xi'an|Suzhou|Tianjin|Chongqing|Hong Kong|Macau|Taipei|Hsinchu|Kaohsiung|Qingdao|Dalian|Xiamen|Changsha|Zhengzhou|Jinan|Ningbo|Hefei|Fuzhou|Shenyang|Harbin|Kunming|New York|New York City|Brooklyn|Los Angeles|Chicago|Houston|Phoenix|Philadelphia|San Antonio|San Diego|Dallas|San Jose|Austin|Jacksonville|Fort Worth|Columbus|Charlotte|San Francisco|Indianapolis|Seattle|Denver|Washington|Boston|Nashville|Detroit|Portland|Las Vegas|Memphis|Louisville|Baltimore|Milwaukee|Albuquerque|Tucson|Fresno|Sacramento|Kansas City|Atlanta|Omaha|Raleigh|Miami|Oakland|Minneapolis|Tulsa|Tampa|New Orleans|Cleveland|Pittsburgh|Cincinnati|St. Louis|Orlando|Newark|Buffalo|Madison|Durham|Richmond|Salt Lake City|Palo Alto|Mountain View|Sunnyvale|Menlo Park|Cupertino|Redmond|Bellevue|Cambridge|Ann Arbor|Berkeley|Irvine|Santa Clara|Boulder|Princeton|Stanford|Toronto|Montreal|Vancouver|Calgary|Ottawa|Edmonton|Waterloo|Quebec|Winnipeg|Mexico City|Guadalajara|Monterrey|São Paulo|Sao Paulo|Rio de Janeiro|Brasília|Brasilia|Belo Horizonte|Curitiba|Porto Alegre|Recife|Salvador|Fortaleza|Campinas|Florianópolis|Buenos Aires|Córdoba|Santiago|Bogotá|Bogota|Medellín|Lima|Quito|Caracas|Montevideo|London|Manchester|Birmingham|Leeds|Glasgow|Edinburgh|Bristol|Liverpool|Sheffield|Nottingham|Oxford|Cardiff|Belfast|Dublin|Cork|Paris|Lyon|Marseille|Toulouse|Nice|Berlin|Munich|München|Hamburg|Frankfurt|Cologne|Köln|Stuttgart|Düsseldorf|Leipzig|Dresden|Vienna|Wien|Zurich|Zürich|Geneva|Basel|Bern|Lausanne|Brussels|Antwerp|Amsterdam|Rotterdam|The Hague|Utrecht|Eindhoven|Delft|Luxembourg|Copenhagen|Stockholm|Gothenburg|Oslo|Helsinki|Reykjavik|Madrid|Barcelona|Valencia|Seville|Bilbao|Lisbon|Lisboa|Porto|Rome|Roma|Milan|Milano|Turin|Naples|Florence|Bologna|Athens|Warsaw|Kraków|Krakow|Wrocław|Prague|Brno|Budapest|Bucharest|Sofia|Belgrade|Zagreb|Kyiv|Kiev|Lviv|Moscow|Saint Petersburg|Minsk|Vilnius|Riga|Tallinn|Istanbul|Ankara|Tel Aviv|Jerusalem|Cairo|Alexandria|Dubai|Abu Dhabi|Doha|Riyadh|Jeddah|Kuwait City|Beirut|Amman|Lagos|Abuja|Nairobi|Accra|Johannesburg|Cape Town|Durban|Casablanca|Tunis|Addis Ababa|Mumbai|Delhi|New Delhi|Bangalore|Bengaluru|Hyderabad|Chennai|Kolkata|Pune|Ahmedabad|Noida|Gurgaon|Gurugram|Jaipur|Kochi|Karachi|Lahore|Islamabad|Dhaka|Colombo|Kathmandu|Singapore|Kuala Lumpur|Penang|Jakarta|Bandung|Surabaya|Bangkok|Manila|Cebu|Ho Chi Minh City|Hanoi|Da Nang|Phnom Penh|Yangon|Tokyo|Osaka|Kyoto|Yokohama|Nagoya|Fukuoka|Sapporo|Seoul|Busan|Incheon|Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|Auckland|Wellington|Christchurch"

/** Chinese names of cities: mainland prefectures, a few large counties, and the world's largest. */
export const CHINESE_CITIES: ReadonlySet<string> = new Set([
  ...MAINLAND.split(' '),
  ...ABROAD_IN_CHINESE.split(' '),
])

/** Large cities in their Latin spelling, by that spelling in lower case. */
export const WORLD_CITIES: ReadonlyMap<string, string> = new Map(
  WORLD.split('|').map((city) => [city.toLowerCase(), city]),
)

/** Provinces as they stand in front of a city's name. */
export const PROVINCE =
  '(?:河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾)省?|(?:内蒙古|广西|西藏|宁夏|新疆)(?:(?:壮族|回族|维吾尔)?自治区)?'

/** Countries and regions, in lower case, that stand behind a city's name. */
export const COUNTRIES: ReadonlySet<string> = new Set(
  'china|p.r. china|p. r. china|pr china|usa|u.s.a.|u.s.|us|united states|united states of america|u.s.a|s.korea|s. korea|uk|u.k.|united kingdom|england|scotland|wales|ireland|canada|australia|new zealand|germany|deutschland|france|spain|italy|portugal|netherlands|the netherlands|belgium|switzerland|austria|sweden|norway|denmark|finland|poland|czech republic|czechia|hungary|romania|greece|turkey|russia|ukraine|brazil|brasil|mexico|argentina|chile|colombia|peru|india|pakistan|bangladesh|sri lanka|nepal|singapore|malaysia|indonesia|thailand|philippines|vietnam|japan|south korea|korea|taiwan|hong kong|egypt|nigeria|kenya|south africa|ghana|morocco|israel|uae|united arab emirates|saudi arabia|qatar|remote|worldwide|california|texas|ontario|bavaria|quebec|british columbia|massachusetts|new jersey|florida|illinois|virginia|georgia|pennsylvania|north carolina|ohio|michigan|washington|colorado|maryland|minnesota|arizona|oregon'.split(
    '|',
  ),
)

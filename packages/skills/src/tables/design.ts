/** Format: see read-table.ts. */
export const design = `
Graphic design = graphic designer, visual design, grafikdesign, grafik-design, mediengestaltung, design graphique,
  conception graphique, diseño gráfico, grafica pubblicitaria, progettazione grafica, design gráfico, grafisch ontwerp,
  projektowani* graficzn*, графическ* дизайн*, grafisk design, grafik tasarım, グラフィックデザイン, 平面设计, 平面設計, 图形设计, 그래픽 디자인,
  التصميم الجرافيكي
UX design = ^UX, user experience, user experience design, ux/ui, ui/ux, ui/ux design, ux/ui design, nutzererlebnis,
  expérience utilisateur, experiencia de usuario, esperienza utente, experiência do usuário, doświadcze* użytkownika,
  пользовательск* опыт*, ユーザーエクスペリエンス, 用户体验, 使用者體驗, 사용자 경험
UI design = ^UI, user interface design, interface design, benutzeroberflächen, design d'interface, diseño de interfaces,
  interfaz de usuario, design de interfaces, дизайн* интерфейс*, uiデザイン, 界面设计, ui设计, ui 디자인
User research = usability testing, user testing, usability tests, nutzerforschung, recherche utilisateur,
  investigación de usuarios, ユーザー調査, 用户研究 > UX design
Interaction design = interaktionsdesign, 交互设计, インタラクションデザイン > UX design
Prototyping = wireframing, wireframes, wireframe, mockups, prototypenerstellung, maquettage, prototypage, prototipado,
  прототипировани*, プロトタイピング, 原型设计
Design thinking = design-thinking, デザイン思考, 设计思维, 디자인 씽킹
Design systems = design system, designsystem, designsysteme
Information architecture = informationsarchitektur, architecture de l'information > UX design
Figma = figjam > UI design
!Sketch = sketch app > UI design
Adobe XD > UI design
InVision = zeplin, axure, axure rp, balsamiq > Prototyping
Adobe Creative Suite = adobe creative cloud, creative cloud, adobe cc, adobe cs, suite adobe, adobe-programme, adobe suite
Adobe Photoshop = photoshop > Adobe Creative Suite
Adobe Illustrator = ^Illustrator, adobe ai > Adobe Creative Suite
Adobe InDesign = indesign, in design > Adobe Creative Suite
Adobe After Effects = after effects > Adobe Creative Suite, Motion graphics
Adobe Premiere Pro = premiere pro, adobe premiere > Adobe Creative Suite, Video editing
Adobe Lightroom = ^Lightroom > Adobe Creative Suite
Adobe Acrobat = acrobat pro
CorelDRAW = corel draw > Graphic design
GIMP = inkscape, affinity designer, affinity photo
Canva > Graphic design
Motion graphics = motion design, motion-design, animation 2d, 2d animation, モーショングラフィックス, 动态图形
3D modelling = 3d modeling, 3d-modellierung, modélisation 3d, modelado 3d, modellazione 3d, modelagem 3d, modelowani* 3d,
  3d-моделировани*, 3dモデリング, 三维建模, 3d建模, 3d 모델링
3D animation = 3d-animation, animation 3d, animación 3d, 3dアニメーション, 三维动画
?Blender = blender 3d > 3D modelling
!Maya = autodesk maya > 3D modelling, 3D animation
3ds Max = 3dsmax, 3d studio max > 3D modelling
Cinema 4D = cinema4d, ^C4D > 3D modelling, Motion graphics
ZBrush = substance painter > 3D modelling
SketchUp = sketch up, google sketchup > 3D modelling
Rhino 3D = rhinoceros 3d, grasshopper 3d > 3D modelling
V-Ray = vray, lumion, enscape, twinmotion
Keyshot > 3D modelling
Typography = typografie, typographie, tipografía, tipografia, типографик*, タイポグラフィ, 排版设计
Illustration = digital illustration, illustrationen, ilustración, illustrazione, ilustração, иллюстраци*, イラスト制作, 插画
Branding = brand identity, brand design, corporate design, corporate identity, logo design, identité visuelle, identidad visual,
  identidade visual, ブランディング, 品牌设计
Packaging design = verpackungsdesign, design packaging, diseño de envases, パッケージデザイン, 包装设计
Print production = prepress, druckvorstufe, print design, desktop publishing, ^DTP, reinzeichnung, préimpression, preimpresión,
  印刷, DTPオペレーション
Product design = industrial design, industriedesign, produktdesign, design industriel, design produit, diseño industrial,
  diseño de producto, design industriale, desenho industrial, промышленн* дизайн*, プロダクトデザイン, 工业设计, 产品设计, 제품 디자인
Interior design = innenarchitektur, inneneinrichtung, architecture d'intérieur, décoration d'intérieur, diseño de interiores,
  interiorismo, progettazione di interni, design de interiores, interieurontwerp, projektowani* wnętrz, дизайн* интерьер*,
  インテリアデザイン, 室内设计, 인테리어 디자인
Fashion design = modedesign, stylisme, diseño de moda, design de moda, дизайн* одежды, ファッションデザイン, 服装设计
Pattern making = schnitttechnik, modélisme, patronaje, パターンメイキング, 打版
Photography = fotografie, photographie, fotografía, fotografia, фотограф*, fotografering, 写真撮影, 摄影, 사진 촬영
Photo editing = image editing, bildbearbeitung, retouche photo, edición de imágenes, ritocco fotografico, edição de imagens,
  обработк* фотографий, 画像編集, 图片处理
Video editing = videobearbeitung, videoschnitt, montage vidéo, edición de vídeo, edición de video, montaggio video,
  edição de vídeo, videobewerking, montaż* wideo, видеомонтаж*, 動画編集, 映像編集, 视频剪辑, 视频编辑, 영상 편집, مونتاج الفيديو
Video production = videoproduktion, production vidéo, producción audiovisual, produzione video, produção de vídeo, 映像制作, 视频制作,
  영상 제작
Final Cut Pro = final cut > Video editing
DaVinci Resolve = davinci > Video editing
Avid Media Composer = media composer > Video editing
Sound design = audio engineering, sound engineering, audio editing, pro tools, ableton live, logic pro, tontechnik,
  ingénierie du son, ingeniería de sonido, 音響, 音频编辑
`;

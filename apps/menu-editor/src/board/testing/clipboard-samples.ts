/** Clipboard HTML of Word for Windows. */
export const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style>
<!--
p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
-->
</style>
</head>
<body lang=ES-AR style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoNormal align=center style='text-align:center'><b style='mso-bidi-font-weight:normal'><span
style='font-size:20.0pt;color:#C00000'>Menú del día<o:p></o:p></span></b></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><i><span lang=ES style='mso-ansi-language:ES'>Locro</span></i> y <u>empanadas</u> <span
style='color:#A5D8A4;mso-themecolor:accent6'>de la huerta</span><o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Vino de la casa<o:p></o:p></p>
<table class=MsoTableGrid border=1>
 <tr>
  <td width=300 valign=top><p class=MsoNormal>Flan<o:p></o:p></p></td>
  <td width=100 valign=top><p class=MsoNormal>$ 900<o:p></o:p></p></td>
 </tr>
</table>
<!--EndFragment-->
</body>
</html>`;

/** Clipboard HTML of Google Docs: everything is in a `b` that is not bold. */
export const FROM_GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0c1d2e3f-7fff-1a2b"><p dir="ltr" style="line-height:1.38;text-align: center;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:700;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Menú del día</span></p><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;color:#000000;font-weight:400;font-style:italic;text-decoration:none;white-space:pre-wrap;">Locro</span><span style="font-size:11pt;color:#000000;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;"> y </span><span style="font-size:11pt;color:#000000;font-weight:400;font-style:normal;text-decoration:underline;-webkit-text-decoration-skip:none;text-decoration-skip-ink:none;white-space:pre-wrap;">empanadas</span></p><p dir="ltr"><span style="font-size:11pt;color:#fef9b5;font-weight:400;white-space:pre-wrap;">Flan</span></p><ul style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="color:#000000;font-weight:400;white-space:pre-wrap;">Vino</span></p></li></ul></b>`;

/** Clipboard HTML of a browser for a part of a page. */
export const FROM_A_PAGE = `<meta charset='utf-8'><h1 style="text-align: center; color: rgb(34, 34, 34); font-size: 48px;">Nuestra carta</h1><div class="intro" onclick="track()">Pedí <a href="https://carta.test/pedir" style="color: red"><strong>online</strong></a> <mark>hoy</mark><img src="https://carta.test/pixel.gif"></div><ul><li>Entradas</li><li>Postres</li></ul><script>alert(1)</script><iframe src="https://carta.test"></iframe>`;

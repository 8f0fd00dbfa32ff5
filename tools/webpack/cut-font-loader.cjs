const subsetFont = require('subset-font');

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, nth) => 32 + nth));

/** What Spanish, Portuguese, English and the names of dishes in French, Italian and German are written with. */
const LETTERS = 'áéíóúüñàâãçêôõèìòùîûëïöäåæœß';
const SIGNS = '¿¡ºª°½¼¾·×€«»–—‘’“”…•\u00a0';

/**
 * A webpack loader that cuts a variable font down to the weights and characters of the diners' page. Other characters are shown in a font of the device.
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {Buffer} font
 */
function cutFont(font) {
  const done = this.async();
  subsetFont(font, ASCII + LETTERS + LETTERS.toUpperCase() + SIGNS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'tnum', 'ccmp', 'mark'],
  }).then((cut) => done(null, cut), done);
}

/** The loader is given bytes, not text. */
cutFont.raw = true;

module.exports = cutFont;

const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** Without vowels: blockers of advertisements hide `.ad1`. */
const LETTERS = 'bcfghjklmnpqrstvwxz';

/**
 * Returns a `getLocalIdent` of css-loader: letters for the style sheet, a number for the class. Names of two or three characters compress better
 * than hashes, and every build of the same sources makes the same ones.
 * @param {readonly string[]} folders of all style sheets that may be in one page
 */
exports.shortClassNames = (folders) => {
  const sheets = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .sort()
      .map((file) => path.join(folder, file)),
  );
  return ({ resourcePath }, _template, local) => {
    const sheet = sheets.indexOf(resourcePath);
    const inSheet = classesOf(readFileSync(resourcePath, 'utf8')).indexOf(local);
    if (sheet < 0 || inSheet < 0) throw new Error(`${resourcePath} has no class ${local} that was counted`);
    return `${lettersOf(sheet)}${inSheet}`;
  };
};

const classesOf = (css) => [
  ...new Set(Array.from(css.matchAll(/(?:\.|@keyframes )(-?[a-z_][\w-]*)/gi), ([, name]) => name)),
];

const lettersOf = (number) => {
  const rest = Math.floor(number / LETTERS.length);
  return (rest > 0 ? lettersOf(rest - 1) : '') + LETTERS[number % LETTERS.length];
};

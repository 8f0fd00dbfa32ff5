/** Endings of the files that an import gives the address of, for a regular expression. */
exports.FILE_TYPES = 'woff2?|webp|avif|png|jpe?g|gif|ico|svg';

module.exports = "file";

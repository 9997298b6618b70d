/** File with the settings of the build, in the folder of the server. */
export const BUILD_SETTINGS_FILE = 'build-settings.json';

/** File with the settings that a build was made with, beside the server. */
export const BUILD_SETTINGS_FILE = 'build-settings.json';

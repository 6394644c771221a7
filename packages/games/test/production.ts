// Imported before what reads it when it is loaded.
process.env.NODE_ENV = 'production';
